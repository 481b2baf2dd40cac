/** Brings what is marked as the field of a place (`data-field="contact.email"`) into view, or what it belongs to, and puts the focus there. */
export function goToField(place: string): void {
  const parts = place.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const slot = document.querySelector(`[data-field="${parts.slice(0, length).join('.')}"]`);
    if (slot === null) continue;
    slot.scrollIntoView({ block: 'center' });
    slot.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    return;
  }
}
