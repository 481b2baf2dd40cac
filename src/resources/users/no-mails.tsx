import { useGetSite } from '#generated/client/site/site.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';

/** Said where a mail is about to be asked for, on an installation without a mail server. */
export function NoMails() {
  const { data } = useGetSite();
  return data?.sends_mail === false ? <Banner tone="warning">{accountWords.noMails}</Banner> : null;
}
