import { Row } from '@nestling/kit/layout/Stack.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import billing from '../parts/billing.module.css';
import classes from './account.module.css';
import { type Account, todayAt } from './use-account.ts';
import { accountWords } from './words.ts';

/** Who pays which part, and what each owes. */
export const PayerSide = ({ account }: { account: Account }) => {
  const t = useWords(accountWords);
  const today = todayAt(account.location);
  const payers = account.payers.filter(({ end_date }) => !end_date || end_date >= today);
  const shares = payers.filter(({ percent, plan_id, category_id }) => percent !== null && !plan_id && !category_id);
  return (
    <aside className={classes.side}>
      <Row justify="between">
        <h2 className={billing.heading}>{t('payers')}</h2>
        <Link className={classes.link} to={href('billing.account.payers', { studentId: account.id })}>
          {t('changeSplit')}
        </Link>
      </Row>
      {shares.length > 1 ? (
        <div className={classes.bar} aria-hidden="true">
          {shares.map(({ id, percent }) => (
            <span key={id} style={{ width: `${percent ?? 0}%` }} />
          ))}
        </div>
      ) : null}
      {payers.length === 0 ? <p className={billing.quiet}>{t('noPayersText')}</p> : null}
      {payers.map(({ id, user_id, name, percent, amount, balance, category, user }) => {
        const card = account.methods.find((one) => one.user_id === user_id);
        return (
          <div key={id} className={classes.payer}>
            <Avatar id={user_id} name={name ?? ''} image={user?.avatar} size={40} />
            <div className={classes.payerWords}>
              <Row justify="between">
                <b>{name}</b>
                <span className={classes.share}>{amount === null ? `${percent ?? 100}%` : money(amount)}</span>
              </Row>
              <span className={billing.quiet}>
                {[category?.name, card ? t('card', { brand: card.brand, last4: card.last4 }) : t('noMethod')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{t('owes', { amount: money(balance) })}</span>
            </div>
          </div>
        );
      })}
      {account.subsidies.map(({ id, agency, amount }) =>
        agency ? (
          <Row key={id} justify="between">
            <Link className={classes.link} to={href('billing.agency.overview', { agencyId: agency.id })}>
              {agency.name}
            </Link>
            <span className={classes.share}>{money(amount)}</span>
          </Row>
        ) : null,
      )}
      {payers.length > 1 ? (
        <p className={billing.quiet}>
          <IconLock size={16} aria-hidden="true" /> {t('ownOnly')}
        </p>
      ) : null}
    </aside>
  );
};
