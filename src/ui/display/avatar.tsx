import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState } from 'react';
import { bucketOf, initialsOf } from '../format/text.ts';
import './avatar.css';
import { Icon } from './icon.tsx';

export type AvatarSize = 'extraSmall' | 'small' | 'medium' | 'large' | 'extraLarge';

type AvatarProps = { name: string; image?: string; size?: AvatarSize; square?: boolean };

const decorativePalettes = 5;

/** A face, else initials on one of five palettes by name hash, else a person (spec points 4 and 9). Decorative: the name is beside it. */
export function Avatar({ name, image, size = 'medium', square = false }: AvatarProps) {
  const [state, setState] = useState<'pending' | 'loaded' | 'errored'>('pending');
  const both = initialsOf(name);
  // The smallest holds one letter: the last, of the name one is called by.
  const initials = size === 'extraSmall' ? both.slice(-1) : both;
  const names = `k-avatar k-avatar--${size} k-avatar--p${bucketOf(name, decorativePalettes) + 1}${square ? ' k-avatar--square' : ''}`;
  return (
    <span className={names} aria-hidden>
      {initials || <Icon of={IconUser} size={16} />}
      {image && state !== 'errored' && (
        <img
          src={image}
          alt=""
          data-state={state}
          onLoad={() => setState('loaded')}
          onError={() => setState('errored')}
        />
      )}
    </span>
  );
}
