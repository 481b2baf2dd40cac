const groupLength = 4;

/** A secret in groups of four, as people type it: `JBSW Y3DP`. */
export function grouped(secret: string): string {
  return secret.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join(' ') ?? '';
}
