import forge from 'node-forge';

/**
 * The highest iteration count a PKCS#12 file asks for (RFC 7292 MacData, RFC 8018 PBES2 and PBKDF2 parameters): whoever opens it
 * pays for each round. Everywhere in the format the count is the integer right behind the salt, an octet string.
 */
export function iterationCount(asn1: forge.asn1.Asn1): number {
  const parts = partsOf(asn1);
  const counts = parts.map((part, at) => {
    const salted = at > 0 && isA(parts[at - 1], forge.asn1.Type.OCTETSTRING);
    return salted && isA(part, forge.asn1.Type.INTEGER) ? integerOf(part) : iterationCount(part);
  });
  return Math.max(0, ...counts);
}

/** What stands inside: also inside an octet string, where the format nests its parts as bytes of their own. */
function partsOf(asn1: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (!isA(asn1, forge.asn1.Type.OCTETSTRING)) return Array.isArray(asn1.value) ? asn1.value : [];
  try {
    return [forge.asn1.fromDer(bytesOf(asn1))];
  } catch {
    return [];
  }
}

/** In BER an octet string may come in pieces. */
function bytesOf({ value }: forge.asn1.Asn1): string {
  return Array.isArray(value) ? value.map(bytesOf).join('') : value;
}

function integerOf(asn1: forge.asn1.Asn1): number {
  return Number(`0x${Buffer.from(bytesOf(asn1), 'binary').toString('hex') || '0'}`);
}

function isA(asn1: forge.asn1.Asn1 | undefined, type: forge.asn1.Type): boolean {
  return asn1?.tagClass === forge.asn1.Class.UNIVERSAL && asn1.type === type;
}
