import { RecordParts } from '@nestling/kit/RecordParts.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useHere } from '../../../shell/here.ts';
import { AccountHead } from '../account/AccountHead.tsx';
import { AccountRecord, useAccount } from '../account/use-account.ts';
import { accountWords } from '../account/words.ts';

/** What one student costs, who pays it, and what was paid, part by part. */
const StudentAccount = () => {
  const t = useWords(accountWords);
  const { params } = useHere();
  const answer = useAccount(params.studentId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ student_name }) => t('title', { name: student_name ?? '' })}
      head={(account) => <AccountHead account={account} />}
    >
      {(account) => <RecordParts shared={AccountRecord} record={account} label={t('parts')} />}
    </RecordScreen>
  );
};

export default StudentAccount;
