const given = Number(process.env['CONTRACT_SEED'] ?? '');

/** The seed of this run's arbitrary bodies and walks; every finding prints it. CONTRACT_SEED sets it. */
export const seed: number =
  Number.isInteger(given) && given !== 0 ? given : Math.floor(Math.random() * 0x7f_ff_ff_ff) + 1;
