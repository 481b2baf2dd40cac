import { readFileSync } from 'node:fs';
import type { BuyerPlace } from '#domain/invoice/particulars.ts';
import { placeIn, placesIn } from '#domain/places/places.ts';
import { failure } from '#server/platform/http/failure.ts';

/** The list of today. */
export const PLACES = placesIn(
  readFileSync(new URL('../../../domain/places/places.csv', import.meta.url), 'utf8'),
);

/** The place by its codes, as the list of today names it; null where it has no such codes. */
export function placeOfToday(place: BuyerPlace | null): BuyerPlace | null {
  return place === null ? null : placeIn(PLACES, place);
}

/** The same of a place that somebody chose. Failure: 422 buyer_place_unknown. */
export function knownPlace(place: BuyerPlace | null): BuyerPlace | null {
  const known = placeOfToday(place);
  if (place === null || known !== null) return known;
  throw failure(
    422,
    'buyer_place_unknown',
    `Không có xã, phường mã ${place.commune_code} thuộc tỉnh, thành phố mã ${place.province_code}. Chọn lại nơi ở của người mua trong hàng hóa đặc trưng của dòng bán xe.`,
    ['buyer_place'],
  );
}
