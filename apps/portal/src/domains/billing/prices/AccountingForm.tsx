import { TextInput } from '@mantine/core';
import { saveAccountingAccounts } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from './accounting.module.css';
import { accountingWords, accountKey } from './accounting-words.ts';
import { AccountingAccountsDocument, type AccountingAccountsQuery } from './prices.graphql.ts';

type Account = AccountingAccountsQuery['getAccountingAccounts'][number];

/** What the accounts of a location are called in QuickBooks and Xero; a field that is left empty says what it is as usual. */
export const AccountingForm = ({ location }: { location: string }) => {
  const may = useMay()('manage_billing');
  const [round, setRound] = useState(0);
  const { data } = useAsk(AccountingAccountsDocument, { location });
  const accounts = data?.getAccountingAccounts;
  return may && accounts ? (
    <Fields key={round} location={location} accounts={accounts} onSaved={() => setRound(round + 1)} />
  ) : null;
};

const Fields = ({
  location,
  accounts,
  onSaved,
}: {
  location: string;
  accounts: readonly Account[];
  onSaved: () => void;
}) => {
  const t = useWords(accountingWords);
  const form = useCallForm({
    call: saveAccountingAccounts,
    fixed: { location },
    values: {
      accounts: accounts.map(({ quickbooks, xero, xero_tax }) => ({
        quickbooks: quickbooks ?? '',
        xero: xero ?? '',
        xero_tax: xero_tax ?? '',
      })),
    },
    args: (_, values) => ({
      accounts: accounts.map(({ kind, category, usual_xero }, at) => {
        const { quickbooks = '', xero = '', xero_tax = '' } = values.accounts[at] ?? {};
        return { kind, category, quickbooks, ...(usual_xero === null ? {} : { xero, xero_tax }) };
      }),
    }),
    onSaved,
  });
  const { part } = form;
  return (
    <SettingsForm form={form} title={t('title')} help={t('help')}>
      {accounts.map(({ kind, category, category_name, ...usual }, at) => (
        <fieldset key={`${kind} ${category ?? ''}`} className={classes.account}>
          <legend className={classes.name}>{category_name ?? t(accountKey(kind))}</legend>
          <TextInput {...part(`accounts.${at}.quickbooks`, t('quickBooks'))} placeholder={usual.usual_quickbooks} />
          {usual.usual_xero === null ? null : (
            <>
              <TextInput {...part(`accounts.${at}.xero`, t('xero'))} placeholder={usual.usual_xero} />
              <TextInput {...part(`accounts.${at}.xero_tax`, t('xeroTax'))} placeholder={usual.usual_xero_tax ?? ''} />
            </>
          )}
        </fieldset>
      ))}
    </SettingsForm>
  );
};
