import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Lets the app hand the kit its router's link; without it links are plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Every link of the kit. */
export function KitLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
