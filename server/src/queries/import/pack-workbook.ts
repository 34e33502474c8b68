import { crc32 } from 'node:zlib';

/** A zip without compression: the spreadsheet reader gets only parts that were already unpacked within the limits. */
export function packWorkbook(parts: { name: string; data: Buffer }[]): ArrayBuffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0); // version needed: 2.0
    shared.writeUInt16LE(0x0800, 2); // names are UTF-8
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    local.push(Buffer.from('PK\u0003\u0004'), shared, nameBytes, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, place, nameBytes);
    offset += 30 + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  const zip = new ArrayBuffer(offset + directory.length + end.length);
  Buffer.from(zip).set(Buffer.concat([...local, directory, end]));
  return zip;
}
