import { useQuery } from '@tanstack/react-query';
import { placesIn, type Places } from '#domain/places/places.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { Fieldset } from '#src/ui/field/fieldset.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { specialWords as words } from '#src/wording/desk/special-goods.ts';
import { NO_PLACE, type DraftPlace } from '../draft/draft.ts';

type PlaceFieldsProps = {
  place: DraftPlace;
  onChange: (place: DraftPlace) => void;
  /** Why the commune is not right. */
  error: string | undefined;
};

/** The list is long: it is fetched where a vehicle is sold, and nowhere else. */
async function loadPlaces(): Promise<Places> {
  const { default: csv } = await import('#domain/places/places.csv?raw');
  return placesIn(csv);
}

/** Where the buyer of a car or motorbike lives: a province, and a commune of it, each found by typing. */
export function PlaceFields({ place, onChange, error }: PlaceFieldsProps) {
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['places'],
    queryFn: loadPlaces,
    staleTime: Infinity,
  });
  const { province_code, province, commune_code, commune } = place;
  const communes = data?.communes.filter((one) => one.province_code === province_code) ?? [];
  return (
    <Fieldset label={words.place} required hint={words.placeHint}>
      {isError && (
        <Banner tone="critical" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
          {words.noList}
        </Banner>
      )}
      <FormGrid columns={2}>
        <Combobox
          label={words.province}
          placeholder={words.search}
          value={province_code === '' ? null : { value: province_code, label: province }}
          options={data?.provinces.map(optionOf) ?? []}
          loading={isPending}
          onChange={(chosen) =>
            onChange(
              chosen === null
                ? NO_PLACE
                : { ...NO_PLACE, province_code: chosen.value, province: chosen.label },
            )
          }
        />
        <Combobox
          label={words.commune}
          placeholder={province_code === '' ? words.provinceFirst : words.search}
          disabled={province_code === ''}
          value={commune_code === '' ? null : { value: commune_code, label: commune }}
          options={communes.map(optionOf)}
          loading={isPending}
          onChange={(chosen) =>
            onChange({ ...place, commune_code: chosen?.value ?? '', commune: chosen?.label ?? '' })
          }
          error={error}
        />
      </FormGrid>
    </Fieldset>
  );
}

const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
