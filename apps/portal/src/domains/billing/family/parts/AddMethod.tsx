import { Button } from '@mantine/core';
import { addUserCard } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { OpenCardSessionDocument, type OpenCardSessionMutation } from '../family.graphql.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';

type Session = NonNullable<OpenCardSessionMutation['createUserCardSession']>;

/** What the cards of the demo show; the numbers are those their kind is known by. */
const demoCards = [
  { ref: 'pm_demo_visa', name: 'Visa 4242', says: 'cardOk' },
  { ref: 'pm_demo_mastercard', name: 'Mastercard 4444', says: 'cardOk' },
  { ref: 'pm_demo_declined', name: 'Visa 0002', says: 'cardDeclined' },
  { ref: 'pm_demo_bank', name: 'Bank account 6789', says: 'cardBank' },
] as const;

/** Saves a card or bank account: with the provider's own page, or one of the demo's cards. No number is typed here. */
const AddMethod = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(familyBillingWords);
  const [session, setSession] = useState<Session | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const open = useAction(OpenCardSessionDocument, { say: () => null, quiet: true, ownErrors: true });
  const add = useAction(addUserCard);
  const { run } = open;
  useEffect(() => {
    void run({ location }).then((ended) => {
      if (ended?.kind === 'done') setSession(ended.data.createUserCardSession);
      else if (ended) setFailed(ended.message);
    });
  }, [run, location]);
  const url = session?.url ?? null;
  return (
    <Dialog label={t('addTitle')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('addTitle')}</h2>
        {failed ? <p className={classes.late}>{failed}</p> : null}
        {!session && !failed ? <LineSkeleton /> : null}
        {url ? (
          <>
            <p className={classes.quiet}>{t('addGo')}</p>
            <div>
              <Button size="lg" onClick={() => window.location.assign(url)}>
                {t('addOpen')}
              </Button>
            </div>
          </>
        ) : null}
        {session?.provider === 'demo' ? (
          <>
            <p className={classes.quiet}>{t('addDemo')}</p>
            <ul className={classes.list}>
              {demoCards
                .filter(({ ref }) => session.cards?.includes(ref))
                .map(({ ref, name, says }) => (
                  <li key={ref} className={classes.line}>
                    <span className={classes.words}>
                      {name}
                      <span className={classes.detail}>{t(says)}</span>
                    </span>
                    <Button
                      variant="default"
                      loading={add.busy}
                      aria-label={`${t('addOpen')}: ${name}`}
                      onClick={() =>
                        void add.run({ payment_method: ref, location }).then((ended) => {
                          if (ended?.kind === 'done') onClose();
                        })
                      }
                    >
                      {t('addOpen')}
                    </Button>
                  </li>
                ))}
            </ul>
          </>
        ) : null}
        <Row>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
};

export default AddMethod;
