import { useWords } from '@nestling/ui/words.ts';
import type { NewsletterAudienceQuery } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';

const reasons = ['unsubscribed', 'no_address', 'resting'] as const;

/** To how many a letter goes, and who is left out and why. */
export const Audience = ({ of }: { of: NewsletterAudienceQuery['newsletterAudience'] | null | undefined }) => {
  const t = useWords(letterWords);
  return (
    <>
      <p role="status">{t('audience', { count: of?.count ?? 0 })}</p>
      {of && of.left_out > 0 ? (
        <details>
          <summary>{t('leftOut', { count: of.left_out })}</summary>
          <ul>
            {of.left.map(({ id, name, reason }) => {
              const known = reasons.find((one) => one === reason);
              return (
                <li key={id}>
                  {name}: {known ? t(`why_${known}`) : reason}
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </>
  );
};
