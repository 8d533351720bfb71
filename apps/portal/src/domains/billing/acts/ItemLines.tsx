import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { CallForm } from '@nestling/kit/call-form.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { salesTax, taxOn } from '@nestling/rules/sales-tax.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { taxesIn } from '../parts/json.ts';
import { BillingPricesDocument } from './acts.graphql.ts';
import { CategoryField } from './CategoryField.tsx';
import classes from './item-lines.module.css';
import { actWords } from './words.ts';

/** A line of an invoice, as a form holds it. */
export type ItemLine = {
  readonly name: string;
  readonly amount: number | null;
  readonly detail: string;
  readonly category: string | null;
  /** A fee a child is billed once; the server asks before it is billed again. */
  readonly registration: boolean;
};

export const emptyItem: ItemLine = { name: '', amount: null, detail: '', category: null, registration: false };

/** Lines as the calls take them. */
export const itemsGiven = (lines: readonly ItemLine[]) =>
  lines.map(({ name, amount, detail, category, registration }) => ({
    name: name.trim(),
    amount: amount ?? 0,
    ...(detail.trim() ? { detail: detail.trim() } : {}),
    ...(category ? { category } : {}),
    ...(registration ? { kind: 'registration' } : {}),
  }));

/** What sales tax adds to lines on a day, in cents. */
const taxOnTop = (
  lines: readonly ItemLine[],
  categories: readonly { readonly id: string; readonly taxes: unknown }[],
  day: string,
): number =>
  categories.reduce((sum, { id, taxes }) => {
    const terms = taxOn(taxesIn(taxes), day);
    if (!terms || terms.included) return sum;
    const of = lines.reduce((all, { category, amount }) => all + (category === id ? (amount ?? 0) : 0), 0);
    return sum + salesTax(of, terms);
  }, 0);

/** The lines of an invoice with their sum and its sales tax; the usual items of the location fill in the last one. */
export const ItemLines = ({
  location,
  lines,
  day,
  taxed,
  part,
  onChange,
}: {
  location: string;
  lines: readonly ItemLine[];
  /** The day of the invoice, whose sales tax holds. */
  day: string;
  /** False where who pays bears no sales tax. */
  taxed: boolean;
  /** Draws a field of a line. */
  part: CallForm<{ items: ItemLine[] }>['part'];
  onChange: (lines: ItemLine[]) => void;
}) => {
  const t = useWords(actWords);
  const [{ data }] = useQuery({ query: BillingPricesDocument, variables: { location } });
  const presets = data?.billingPresetItems ?? [];
  // Where several pay, each invoice is taxed and rounded by itself: this may then be a cent off, and the invoices are right.
  const tax = taxed ? taxOnTop(lines, data?.chargeCategories ?? [], day) : 0;
  const take = (id: string | null) => {
    const preset = presets.find((one) => one.id === id);
    if (!preset) return;
    const line = {
      name: preset.name,
      amount: preset.amount,
      detail: preset.detail ?? '',
      category: preset.category_id,
      registration: preset.kind === 'registration',
    };
    const last = lines.at(-1);
    const isFree = last && !last.name && last.amount === null;
    onChange([...(isFree ? lines.slice(0, -1) : lines), line]);
  };
  return (
    <Stack gap="s">
      {presets.length > 0 ? (
        <Select
          label={t('preset')}
          placeholder={t('choosePreset')}
          data={presets.map(({ id, name, amount }) => ({ value: id, label: `${name} · ${money(amount)}` }))}
          value={null}
          onChange={take}
          searchable
        />
      ) : null}
      {lines.map((line, at) => {
        const number = String(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and fields stand at their place
          <fieldset key={`${lines.length}-${at}`} className={classes.line}>
            <legend className={classes.legend}>{t('line', { number })}</legend>
            <div className={classes.pair}>
              <TextInput {...part(`items.${at}.name`, t('item'))} />
              <MoneyField {...part(`items.${at}.amount`, t('itemAmount'))} min={1} />
            </div>
            <div className={classes.pair}>
              <TextInput {...part(`items.${at}.detail`, t('itemDetail'))} />
              <CategoryField location={location} {...part(`items.${at}.category`, t('category'))} />
            </div>
            <Checkbox
              label={t('registration')}
              checked={line.registration}
              onChange={(event) => {
                const registration = event.currentTarget.checked;
                onChange(lines.map((other) => (other === line ? { ...line, registration } : other)));
              }}
            />
            {lines.length > 1 ? (
              <Button
                variant="subtle"
                className={classes.remove ?? ''}
                leftSection={<IconTrash size={16} />}
                onClick={() => onChange(lines.filter((other) => other !== line))}
              >
                {t('removeItem', { number })}
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      <Row justify="between">
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => onChange([...lines, emptyItem])}>
          {t('addItem')}
        </Button>
        <b data-figures>
          {t('sum')} {money(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0))}
          {tax > 0 ? ` ${t('plusTax', { tax: money(tax) })}` : null}
        </b>
      </Row>
    </Stack>
  );
};
