import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import type { templates as descriptor } from '#generated/resources/templates.ts';
import type { Overlay } from '#src/views/screen.ts';
import { lazy } from 'react';
import { lazyInput } from '#src/views/form/inputs/lazy-input.ts';

export const templatesOverlay = {
  empty: { words: 'templates', icon: IconTemplate },
  Begin: lazy(async () => ({ default: (await import('./begin-template.tsx')).BeginTemplate })),
  inputs: {
    form_no: lazyInput(async () => (await import('./form-input.tsx')).FormInput),
    symbol: lazyInput(async () => (await import('./series-inputs.tsx')).SymbolInput),
    location_code: lazyInput(async () => (await import('./location-input.tsx')).LocationInput),
    layout: lazyInput(async () => (await import('./designer/gallery-input.tsx')).GalleryInput),
  },
  objectInputs: {
    design: lazy(async () => ({ default: (await import('./designer/design-input.tsx')).DesignInput })),
  },
  FormAside: lazy(async () => ({ default: (await import('./designer/print-preview.tsx')).PrintPreview })),
  wide: ['layout', 'accent_color', 'design'],
  columns: {
    form_no: { hidden: true },
    symbol: { width: 110, card: 'meta' },
    layout: { width: 130, wideOnly: true },
    last_number: { width: 120, card: 'amount' },
    is_default: { width: 150, wideOnly: true },
    status: { card: 'state', width: 172 },
    created_on: { hidden: true },
  },
} satisfies Overlay<typeof descriptor>;
