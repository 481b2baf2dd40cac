/** React-admin speaks English itself. */
export { default as reactAdminWords } from 'ra-language-english';
