import { fieldWords } from './english-field.ts';
import { frameWords } from './english-frame.ts';
import { listWords } from './english-list.ts';
import { pieceWords } from './english-piece.ts';
import { sheetWords } from './english-sheet.ts';
import { typedWords } from './english-typed.ts';

/** The English of the kit, by set; of its password field the public pages bring it. */
export const uiEnglish = { fieldWords, frameWords, listWords, pieceWords, sheetWords, typedWords };
