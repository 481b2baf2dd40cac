/** Lower case, without accents and đ: what a Vietnamese reader takes for the same word. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}

/** A heading as it is compared: letters and digits alone, so that `Mã khách hàng (*)` and `ma_khach_hang` are one. */
export function foldedHeading(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
