import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { LoginsLeftDocument } from './loginsLeft.graphql.ts';
import classes from './record.module.css';
import { recordWords } from './words.ts';

/** How many camera logins a contact has left today. */
export const LoginsLeft = ({ user, label }: { user: string; label: string }) => {
  const t = useWords(recordWords);
  const { data } = useAsk(LoginsLeftDocument, { user });
  const told = data?.checkRemainingLogins;
  if (told?.status !== 'Success') return null;
  const { remaining, max_logins } = told;
  return (
    <div className={classes.line}>
      <span>{label}</span>
      <span data-figures>
        {remaining === null || max_logins === null
          ? t('limitNone')
          : t('leftOf', { left: remaining, most: max_logins })}
      </span>
    </div>
  );
};
