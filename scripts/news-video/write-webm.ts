type EncodedFrame = { atMs: number; isKey: boolean; bytes: Buffer };
type Video = { width: number; height: number; durationMs: number; frames: readonly EncodedFrame[] };

// Eight bytes hold the size of any element: 0x01 and seven bytes.
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([bytesOf(id), size, body]);
}

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

const number = (id: number, value: number) => element(id, bytesOf(value));
const text = (id: number, value: string) => element(id, Buffer.from(value));
const float = (id: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const TRACK = 1;
const HEADER = element(
  0x1a45dfa3,
  number(0x4286, 1),
  number(0x42f7, 1),
  number(0x42f2, 4),
  number(0x42f3, 8),
  text(0x4282, 'webm'),
  number(0x4287, 2),
  number(0x4285, 2),
);

/** One track of VP9. Each key frame begins a cluster: the time of a block is 16 bits of milliseconds from there. */
export function writeWebm({ width, height, durationMs, frames }: Video): Buffer {
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, durationMs),
    text(0x4d80, 'Vitrina'),
    text(0x5741, 'Vitrina'),
  );
  const track = element(
    0xae,
    number(0xd7, TRACK),
    number(0x73c5, TRACK),
    number(0x83, 1),
    text(0x86, 'V_VP9'),
    element(0xe0, number(0xb0, width), number(0xba, height)),
  );
  const clusters = startsOf(frames).map((start, index, starts) =>
    cluster(frames.slice(start, starts[index + 1])),
  );
  return Buffer.concat([HEADER, element(0x18538067, info, element(0x1654ae6b, track), ...clusters)]);
}

function startsOf(frames: readonly EncodedFrame[]): number[] {
  return frames.flatMap(({ isKey }, index) => (isKey ? [index] : []));
}

function cluster(frames: readonly EncodedFrame[]): Buffer {
  const startMs = frames[0]?.atMs ?? 0;
  const blocks = frames.map(({ atMs, isKey, bytes }) => {
    const head = Buffer.from([0x80 | TRACK, 0, 0, isKey ? 0x80 : 0]);
    head.writeInt16BE(atMs - startMs, 1);
    return element(0xa3, head, bytes);
  });
  return element(0x1f43b675, number(0xe7, startMs), ...blocks);
}
