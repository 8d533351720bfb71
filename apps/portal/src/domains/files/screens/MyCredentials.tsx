import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { CredentialList } from '../credentials/CredentialList.tsx';
import { StaffStandingsDocument } from '../credentials/credentials.graphql.ts';
import classes from '../credentials/credentials.module.css';
import { useCredentialWords } from '../credentials/kinds.ts';
import { StandingBadge } from '../credentials/StandingBadge.tsx';

/** What is asked of whoever looks, and what they have handed in. */
const MyCredentials = ({ place: { id: location, today } }: Located) => {
  const { t, kindName } = useCredentialWords();
  const { id } = usePerson();
  const { data } = useAsk(StaffStandingsDocument, { location });
  const mine = (data?.getStaffStanding ?? []).filter(({ user_id }) => user_id === id);
  return (
    <CredentialList
      location={location}
      today={today}
      of={id}
      head={(handIn) =>
        mine.length === 0 ? null : (
          <section aria-label={t('mine')}>
            <ul className={classes.own}>
              {mine.map((one) => (
                <li key={one.kind} className={classes.card}>
                  <b>{kindName(one.kind)}</b>
                  <StandingBadge one={one} />
                  {one.state === 'valid' || one.state === 'waiting' ? null : (
                    <Button
                      variant="default"
                      aria-label={`${t('handIn')}: ${kindName(one.kind)}`}
                      onClick={() => handIn(one.kind)}
                    >
                      {t('handIn')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    />
  );
};

export default MyCredentials;
