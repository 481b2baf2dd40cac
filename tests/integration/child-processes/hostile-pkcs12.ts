import forge from 'node-forge';

const { Class, Type, create, oidToDer } = forge.asn1;

const sequence = (...parts: forge.asn1.Asn1[]) => create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const octets = (bytes: string) => create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes);
const oid = (name: keyof typeof forge.pki.oids & string) =>
  create(Class.UNIVERSAL, Type.OID, false, oidToDer(forge.pki.oids[name] ?? '').getBytes());
const explicit = (content: forge.asn1.Asn1) => create(Class.CONTEXT_SPECIFIC, 0, true, [content]);
const der = (asn1: forge.asn1.Asn1) => forge.asn1.toDer(asn1).getBytes();

/** [algorithm with salt and rounds, octets]: PBES2 over anything. */
const encrypted = (content: forge.asn1.Asn1, password: string): forge.asn1.Asn1[] =>
  forge.pki.encryptPrivateKeyInfo(content, password, { algorithm: 'aes256', count: 1 })
    .value as forge.asn1.Asn1[];

/**
 * A PKCS#12 file (RFC 7292, without a MAC) of some three hundred bytes whose contents open at once and hold a key that asks for so many
 * rounds: nobody sees the count before decrypting what is around it.
 */
export function pkcs12AskingInside(rounds: number, password: string): Buffer {
  const [algorithm, key] = encrypted(sequence(), password);
  const bag = sequence(
    oid('pkcs8ShroudedKeyBag'),
    explicit(sequence(asking(algorithm, rounds), octets(String(key?.value)))),
  );
  const [outer, hidden] = encrypted(sequence(bag), password);
  const hidden_octets = create(Class.CONTEXT_SPECIFIC, 0, false, String(hidden?.value));
  const part = sequence(
    oid('encryptedData'),
    explicit(sequence(version(0), sequence(oid('data'), outer as forge.asn1.Asn1, hidden_octets))),
  );
  const parts = sequence(oid('data'), explicit(octets(der(sequence(part)))));
  return Buffer.from(der(sequence(version(3), parts)), 'binary');
}

const version = (number: number) => create(Class.UNIVERSAL, Type.INTEGER, false, String.fromCharCode(number));

/** PBES2 with its count (the integer behind the salt) replaced. */
function asking(algorithm: forge.asn1.Asn1 | undefined, rounds: number): forge.asn1.Asn1 {
  const tree = forge.asn1.fromDer(der(algorithm as forge.asn1.Asn1));
  const replace = (node: forge.asn1.Asn1): void => {
    if (!Array.isArray(node.value)) return;
    node.value.forEach((child, at) => {
      const before = (node.value as forge.asn1.Asn1[])[at - 1];
      const salted = before?.type === Type.OCTETSTRING && child.type === Type.INTEGER;
      if (salted) child.value = Buffer.from(rounds.toString(16).padStart(8, '0'), 'hex').toString('binary');
      else replace(child);
    });
  };
  replace(tree);
  return tree;
}
