/** What is used of a library that comes without types. */
declare module 'aws4' {
  type Signed = { path: string; headers: Record<string, string> };
  type Unsigned = {
    service: 's3';
    region: string;
    method: string;
    host: string;
    path: string;
    headers: Record<string, string>;
  };
  function sign(
    request: Unsigned,
    credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined },
  ): Signed;
  export default { sign };
}
