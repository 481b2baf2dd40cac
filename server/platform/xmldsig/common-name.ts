/**
 * The common name (CN) in a distinguished name as Node writes it, else the whole on one line: for people to recognise a
 * certificate by; nothing is decided on it. Node escapes it as RFC 2253 does: `\,` is a comma.
 */
export function commonName(distinguished_name: string): string {
  const name = /^CN=(.*)$/m.exec(distinguished_name)?.[1] ?? distinguished_name.replaceAll('\n', ', ');
  return name.replaceAll(/\\(.)/g, '$1');
}
