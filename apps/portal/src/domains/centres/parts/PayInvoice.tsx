import { Button } from '@mantine/core';
import { payCenterInvoice } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { cardWords } from '../card-words.ts';
import { CenterCardsDocument } from '../cards.graphql.ts';
import { OwnCenterPlanDocument } from '../centers.graphql.ts';
import { useCardName } from './CenterCards.tsx';

interface Paying {
  readonly invoice: string;
  readonly center: string;
  /** Cents. */
  readonly amount: number;
  readonly onPaid: () => void;
}

/** Pays an open invoice of the own center by the card that is charged; of another center's there is no such button. */
export const PayInvoice = ({ invoice, center, amount, onPaid }: Paying) => {
  const { data } = useAsk(OwnCenterPlanDocument, {});
  return data?.getCurrentCenterPlan?.center?.id === center ? (
    <PayByCard invoice={invoice} center={center} amount={amount} onPaid={onPaid} />
  ) : null;
};

const PayByCard = ({ invoice, center, amount, onPaid }: Paying) => {
  const t = useWords(cardWords);
  const nameOf = useCardName();
  const { data } = useAsk(CenterCardsDocument, { center_id: center });
  const pay = useAction(payCenterInvoice);
  const charged = data?.centerCards?.find(({ is_default }) => is_default);
  if (!charged) return null;
  return (
    <Button loading={pay.busy} onClick={() => void pay.run({ id: invoice }).then(onPaid)}>
      {t('payWith', { amount: money(amount), name: nameOf(charged) })}
    </Button>
  );
};
