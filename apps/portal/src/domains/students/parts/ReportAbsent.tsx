import { Button } from '@mantine/core';
import { reportStudentAbsence } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { statedNow } from '../../attendance/stated.ts';
import { studentWords } from '../words.ts';

/** Tells the center that a child stays home today: asked once, sent with the second press. */
const ReportAbsent = ({ student, name, zone }: { student: string; name: string; zone: string | null }) => {
  const t = useWords(studentWords);
  const [asked, setAsked] = useState(false);
  const report = useAction(reportStudentAbsence);
  if (!asked)
    return (
      <Button variant="transparent" px={0} h="auto" mih={44} onClick={() => setAsked(true)}>
        {t('absentToday')}
      </Button>
    );
  const { date } = statedNow(zone);
  const send = async () => {
    await report.run({ student_id: student, kind: 'absence', start_date: date, end_date: date });
    setAsked(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(false)}>
        {t('cancel')}
      </Button>
      <Button loading={report.busy} onClick={() => void send()}>
        {t('absentSend', { name })}
      </Button>
    </>
  );
};

export default ReportAbsent;
