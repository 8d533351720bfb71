import { deleteUnsubscribedEmail, deleteUnsubscribedSms } from '@nestling/contract/operations/alerts.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { ReasonField } from '@nestling/kit/ReasonField.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import {
  UnsubscribedEmailsDocument,
  type UnsubscribedEmailsQuery,
  UnsubscribedPhonesDocument,
} from '../consent.graphql.ts';
import { consentWords } from '../words.ts';

type OptedOut = UnsubscribedEmailsQuery['people']['data'][number];

const purposes = ['marketing', 'operations', 'delivery'] as const;
const ways = ['page', 'one_click', 'stop_word', 'office', 'bounce', 'complaint'] as const;

/** Who wants nothing sent, with where that came from; taking somebody off asks why. */
export const OptOutList = ({ channel }: { channel: 'mail' | 'text' }) => {
  const t = useWords(consentWords);
  const { language } = useSpeech();
  const may = useMay();
  const [lifting, setLifting] = useState<OptedOut | null>(null);
  const mail = channel === 'mail';
  const state = useListState();
  const { rows, answer } = useList(mail ? UnsubscribedEmailsDocument : UnsubscribedPhonesDocument, state, {
    rows: ({ people }) => people,
    variables: {},
  });
  const shown = ({ address }: OptedOut): string => (mail ? address : phoneWords(address));
  const how = ({ how: said, source, reason }: OptedOut): string => {
    const known = ways.find((one) => one === said);
    return [known ? t(`how_${known}`, { source: source ?? '' }) : said, reason].filter(Boolean).join(': ');
  };
  const purpose = ({ purpose: said }: OptedOut) => {
    const known = purposes.find((one) => one === said);
    return <Badge kind={known === 'delivery' ? 'bad' : 'neutral'}>{known ? t(`purpose_${known}`) : said}</Badge>;
  };
  const columns: Column<OptedOut>[] = [
    { key: 'address', head: mail ? t('address') : t('phone'), cell: shown },
    { key: 'person', head: t('person'), by: ({ user }) => user?.full_name, cell: ({ user }) => user?.full_name },
    { key: 'purpose', head: t('purpose'), cell: purpose },
    { key: 'how', head: t('how'), cell: how },
    {
      key: 'at',
      head: t('at'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      empty={
        <EmptyState picture={<PaperPicture />} title={mail ? t('noMails') : t('noPhones')}>
          {mail ? t('noMailsText') : t('noPhonesText')}
        </EmptyState>
      }
    >
      <DataTable
        label={mail ? t('mails') : t('phones')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={shown}
        {...(may('manage_contacts')
          ? { menuOf: (one: OptedOut) => [{ key: 'lift', label: t('lift'), onPick: () => setLifting(one) }] }
          : {})}
        card={(one) => (
          <>
            <b>{shown(one)}</b>
            <span>{[one.user?.full_name, how(one)].filter(Boolean).join(' · ')}</span>
            <div>{purpose(one)}</div>
          </>
        )}
      />
      {lifting ? <Lift one={lifting} mail={mail} shown={shown(lifting)} onClose={() => setLifting(null)} /> : null}
    </ListScreen>
  );
};

const Lift = ({ one, mail, shown, onClose }: { one: OptedOut; mail: boolean; shown: string; onClose: () => void }) => {
  const t = useWords(consentWords);
  const may = useMay();
  const form = useCallForm({
    call: mail ? deleteUnsubscribedEmail : deleteUnsubscribedSms,
    fixed: { id: one.id },
    values: { reason: '' },
    needs: () => ['reason'],
    onSaved: onClose,
  });
  if (!may('manage_contacts')) return null;
  return (
    <FormDialog
      form={form}
      title={t('liftTitle', { address: shown })}
      says={t('liftText')}
      submit={t('lift')}
      onClose={onClose}
    >
      <ReasonField usual={[t('reason1'), t('reason2'), t('reason3')]} {...form.field('reason', t('reason'))} />
    </FormDialog>
  );
};
