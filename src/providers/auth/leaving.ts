const name = 'hoadon:leaving';

/**
 * Takes the browser to another document because the session is over, unless a page holds something unsaved: that page
 * then goes on by itself once it has asked.
 */
export function leaveDocument(go: () => void): void {
  const event = new CustomEvent<() => void>(name, { detail: go, cancelable: true });
  if (window.dispatchEvent(event)) go();
}

/** `hold` answers whether it takes the departure upon itself. */
export function onLeaveDocument(hold: (go: () => void) => boolean): () => void {
  const listen = (event: Event) => {
    if (hold((event as CustomEvent<() => void>).detail)) event.preventDefault();
  };
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
