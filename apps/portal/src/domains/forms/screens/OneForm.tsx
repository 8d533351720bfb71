import { Button } from '@mantine/core';
import { RecordParts } from '@nestling/kit/RecordParts.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye } from '@tabler/icons-react';
import { Link, Navigate, Outlet } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { SharedForm } from '../form-record.ts';
import { OneFormDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

/** One form as staff see it, part by part; contacts are led to what is theirs. */
const OneForm = () => {
  const { id, params } = useHere();
  const { role } = usePerson();
  const form = params.formId ?? '';
  if (allows(role, 'teacher')) return <OfStaff form={form} />;
  return id === 'forms.one' ? <Outlet /> : <Navigate to={href('forms.one', { formId: form })} replace />;
};

const OfStaff = ({ form }: { form: string }) => {
  const t = useWords(formWords);
  const { id: here } = useHere();
  const { role } = usePerson();
  const answer = useRecord(OneFormDocument, { variables: { id: form }, record: (data) => data.form });
  const preview = (
    <Button
      component={Link}
      variant="default"
      leftSection={<IconEye size={18} />}
      to={href('forms.view', { formId: form })}
    >
      {t('preview')}
    </Button>
  );
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={() => (here === 'forms.one.details' ? preview : null)}
    >
      {(record) => (
        <RecordParts
          shared={SharedForm}
          record={{ form: record, again: answer.again }}
          label={t('parts')}
          without={allows(role, 'manager') ? ['own'] : ['own', 'automation']}
        />
      )}
    </RecordScreen>
  );
};

export default OneForm;
