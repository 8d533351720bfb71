import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { AccountOpenInvoicesDocument } from './account.graphql.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import { useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

/** What is still to be paid of an account, and by whom. */
const OpenInvoices = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const { data, error, again } = useAsk(AccountOpenInvoicesDocument, { student: account.id });
  const rows = data?.getStudentOpenInvoices;
  return (
    <ListBody
      count={rows?.length}
      error={error}
      onRetry={again}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noOpen')}>
          {t('noOpenText', { name: account.student?.fname ?? account.student_name ?? '' })}
        </EmptyState>
      }
    >
      <InvoiceRows rows={rows ?? []} label={t('openInvoices')} account={account} />
    </ListBody>
  );
};

export default OpenInvoices;
