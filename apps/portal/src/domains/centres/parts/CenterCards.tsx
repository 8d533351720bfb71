import { Button } from '@mantine/core';
import { addCenterCard, deleteCenterCard, setDefaultCenterCard } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useOpening } from '@nestling/kit/opening.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCreditCard, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { cardWords } from '../card-words.ts';
import { CenterCardsDocument, type CenterCardsQuery, OpenNewCardDocument } from '../cards.graphql.ts';
import classes from './hosting.module.css';

type Card = NonNullable<CenterCardsQuery['centerCards']>[number];

/** What people call a card: 'Visa ending in 4242'. */
export const useCardName = () => {
  const t = useWords(cardWords);
  return ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>) =>
    t('ending', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
};

/** Keeps the card that was typed on the page one comes back from, once. */
const useNewCard = (center: string, onKept: () => void): void => {
  const { card }: { card?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { run } = useAction(addCenterCard);
  const asked = useRef(false);
  useEffect(() => {
    if (!card || asked.current || center === '') return;
    asked.current = true;
    void run({ center_id: center, payment_method: card }).then(() => {
      onKept();
      void navigate({ href: href('centres.own'), replace: true });
    });
  });
};

/** The cards of a center. Its own office adds, chooses and removes them; the platform looks. */
export const CenterCards = ({ center, own = false }: { center: string; own?: boolean }) => {
  const t = useWords(cardWords);
  const { data, error, again } = useAsk(CenterCardsDocument, { center_id: center });
  const { open, busy } = useOpening(OpenNewCardDocument, (data) => data.centerCardSession?.url);
  useNewCard(own ? center : '', again);
  const cards = data?.centerCards;
  return (
    <Section
      title={t('cards')}
      help={t('cardsHelp')}
      action={
        own ? (
          <Button variant="default" loading={busy} onClick={() => void open({})}>
            {t('addCard')}
          </Button>
        ) : undefined
      }
    >
      {cards ? null : <Pending error={error} onRetry={again} rows={1} />}
      {cards?.length === 0 ? <p>{t('noCards')}</p> : null}
      <ul className={classes.lines}>
        {cards?.map((card) => (
          <OneCard key={card.id} card={card} own={own} onChanged={again} />
        ))}
      </ul>
    </Section>
  );
};

const OneCard = ({ card, own, onChanged }: { card: Card; own: boolean; onChanged: () => void }) => {
  const t = useWords(cardWords);
  const nameOf = useCardName();
  const [removing, setRemoving] = useState(false);
  const choose = useAction(setDefaultCenterCard);
  const remove = useAction(deleteCenterCard);
  const { id, is_default, exp_month, exp_year } = card;
  const name = nameOf(card);
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{name}</strong>
        {is_default ? <Badge kind="good">{t('charged')}</Badge> : null}
        {own ? (
          <Menu
            label={t('more', { name })}
            button={<IconDotsVertical size={20} aria-hidden="true" />}
            items={[
              ...(is_default
                ? []
                : [
                    {
                      key: 'choose',
                      label: t('choose'),
                      icon: <IconCreditCard size={18} />,
                      onPick: () => void choose.run({ id }).then(onChanged),
                    },
                  ]),
              {
                key: 'remove',
                label: t('remove'),
                icon: <IconTrash size={18} />,
                danger: true,
                onPick: () => setRemoving(true),
              },
            ]}
          />
        ) : null}
      </div>
      <p className={classes.small}>
        {t('until', { month: String(exp_month).padStart(2, '0'), year: String(exp_year) })}
      </p>
      {removing ? (
        <ConfirmDelete
          onDelete={() =>
            remove.run({ id }).then(() => {
              setRemoving(false);
              onChanged();
            })
          }
          onCancel={() => setRemoving(false)}
        >
          <strong>{name}</strong>
        </ConfirmDelete>
      ) : null}
    </li>
  );
};
