import { passwordFieldWords } from '#src/ui/words/english-password.ts';
import { checkoutWords } from './checkout.ts';
import { footWords } from './entrance.ts';
import { failureWords } from './failures.ts';
import { invitationRequestWords } from './invitation-request.ts';
import { forgotWords, loginWords, passkeyWords, secondFactorWords } from './login.ts';
import { panelWords } from './login-panel.ts';
import { newPasswordWords } from './new-password.ts';
import { passwordKeyWords } from './password-key.ts';
import { priceWords } from './prices.ts';
import { publicTitles, publicWords } from './public-pages.ts';
import { buyerStatementWords } from './statement.ts';
import { taxCodeWords } from './tax-code.ts';
import { problemWords, trialWords } from './trial.ts';
import { verifyWords } from './verification.ts';

/** English of the sets that the login page and the public pages use, by the names of the sets. */
export const publicEnglish = {
  buyerStatementWords,
  checkoutWords,
  failureWords,
  footWords,
  forgotWords,
  invitationRequestWords,
  loginPasskeyWords: passkeyWords,
  loginWords,
  newPasswordWords,
  panelWords,
  passwordFieldWords,
  passwordKeyWords,
  priceWords,
  problemWords,
  publicTitles,
  publicWords,
  secondFactorWords,
  taxCodeWords,
  trialWords,
  verifyWords,
};
