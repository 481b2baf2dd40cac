import type { ReactNode } from 'react';
import { Denied } from '#src/ui/state/denied.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { ButtonsSample } from './buttons-sample.tsx';
import { DetailSample } from './detail-sample.tsx';
import { DisplaysSample } from './displays-sample.tsx';
import { EmptySample } from './empty-sample.tsx';
import { FieldsSample } from './fields-sample.tsx';
import { ImportSample } from './import-sample.tsx';
import { LayoutSample } from './layout-sample.tsx';
import { ListSample } from './list-sample.tsx';
import { OverlaysSample } from './overlays-sample.tsx';
import { SettingsSample } from './settings-sample.tsx';
import { ToolsSample } from './tools-sample.tsx';

/** Pieces for themselves stand on a bare page, pages within the shell, and some bring a frame of their own. */
type Sample = { content: ReactNode; frame: 'bare' | 'shell' | 'own' };

/** The pages of the kit by the name in their address. */
export const samples: Record<string, Sample> = {
  buttons: { content: <ButtonsSample />, frame: 'bare' },
  displays: { content: <DisplaysSample />, frame: 'bare' },
  fields: { content: <FieldsSample />, frame: 'bare' },
  overlays: { content: <OverlaysSample />, frame: 'bare' },
  layout: { content: <LayoutSample />, frame: 'bare' },
  list: { content: <ListSample />, frame: 'shell' },
  tools: { content: <ToolsSample />, frame: 'shell' },
  import: { content: <ImportSample />, frame: 'shell' },
  detail: { content: <DetailSample />, frame: 'shell' },
  empty: { content: <EmptySample />, frame: 'shell' },
  settings: { content: <SettingsSample />, frame: 'own' },
  denied: { content: <Denied homeHref="#" permission="Xem báo cáo bảng kê" />, frame: 'shell' },
  'not-found': { content: <NotFound homeHref="#" supportHref="#" />, frame: 'shell' },
  error: { content: <TechnicalError onRetry={() => undefined} />, frame: 'shell' },
};
