import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { InputProps } from './input-props.ts';

/**
 * An overlay's input that is loaded with the form that shows it. Overlays are part of the first chunk, since lists are drawn from
 * them; their inputs would bring calendars and searches with them.
 */
export function lazyInput(load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> {
  return lazy(async () => ({ default: await load() }));
}
