const given = Number(process.env['CONTRACT_SEED'] ?? '');
const searches = process.env['LONG'] === '1' || process.env['CONTRACT_WHOLE'] === '1';

/**
 * The seed of this run's arbitrary bodies and walks; every finding prints it. CONTRACT_SEED sets it. The usual run judges a change and
 * therefore meets the same values each time; the long run and `npm run test:contract` search with new ones.
 */
export const seed: number = Number.isInteger(given) && given !== 0 ? given : searches ? fresh() : 20_261_126;

function fresh(): number {
  return Math.floor(Math.random() * 0x7f_ff_ff_ff) + 1;
}
