import type { Translations } from '#src/language/language.ts';

/** English in a file of its own: who reads Vietnamese does not fetch it. */
export async function loadEnglish(): Promise<Translations> {
  return (await import('#src/wording/en/public/public.ts')).publicEnglish;
}
