import { Button } from '@mantine/core';
import { deleteUserCard, setDefaultUserCard } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { cardName, type Method, type Place } from '../bills.ts';
import { MayPayByCardDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';
import { AutoPay } from './AutoPay.tsx';

const AddMethod = lazy(() => import('./AddMethod.tsx'));

/** The caller's saved cards of a location, and what is paid by itself with them. Nothing where no cards are taken. */
export const MethodsCard = ({ place, named }: { place: Place; named: boolean }) => {
  const t = useWords(familyBillingWords);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Method | null>(null);
  const { data } = useAsk(MayPayByCardDocument, { location: place.id });
  const prefer = useAction(setDefaultUserCard);
  if (!data?.checkLocationAllowStripePayment?.can_pay && place.methods.length === 0) return null;
  return (
    <section className={classes.section}>
      <Row justify="between">
        <h2 className={classes.heading}>{named ? `${t('methods')}: ${place.name}` : t('methods')}</h2>
        <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('addMethod')}
        </Button>
      </Row>
      {place.methods.length === 0 ? <p className={classes.quiet}>{t('methodsNone')}</p> : null}
      <ul className={classes.list}>
        {place.methods.map((method) => (
          <li key={method.id} className={classes.line}>
            <span className={classes.words}>
              {cardName(method)}
              {method.exp_month && method.exp_year ? (
                <span className={classes.detail}>
                  {t('expires', { month: String(method.exp_month).padStart(2, '0'), year: String(method.exp_year) })}
                </span>
              ) : null}
              {method.surcharge ? (
                <span className={classes.detail}>
                  {t('surchargeCard', { percent: String(method.surcharge / 100) })}
                </span>
              ) : null}
            </span>
            <Row>
              {method.is_default ? (
                <Badge kind="good">{t('default')}</Badge>
              ) : (
                <Button variant="subtle" loading={prefer.busy} onClick={() => void prefer.run({ id: method.id })}>
                  {t('makeDefault')}
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                aria-label={`${t('remove')}: ${cardName(method)}`}
                onClick={() => setRemoving(method)}
              >
                {t('remove')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      <h2 className={classes.heading}>{t('autopay')}</h2>
      {place.accounts.map((account) => (
        <AutoPay key={account.id} account={account} methods={place.methods} />
      ))}
      {adding ? (
        <Suspense fallback={null}>
          <AddMethod location={place.id} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
      {removing ? <RemoveDialog method={removing} onClose={() => setRemoving(null)} /> : null}
    </section>
  );
};

const RemoveDialog = ({ method, onClose }: { method: Method; onClose: () => void }) => {
  const t = useWords(familyBillingWords);
  const remove = useAction(deleteUserCard);
  const title = t('removeTitle', { method: cardName(method) });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('removeText')}</p>
        <Row>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" loading={remove.busy} onClick={() => void remove.run({ id: method.id }).then(onClose)}>
            {t('remove')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
};
