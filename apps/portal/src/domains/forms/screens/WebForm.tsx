import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Navigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { askedOf } from '../asked.ts';
import { FormsOfContactDocument } from '../fill.graphql.ts';
import { OwnList } from '../parts/OwnList.tsx';
import { formWords } from '../words.ts';

/** One form: staff go on to its overview; contacts see for which child it is wanted of them. */
const WebForm = () => {
  const { params } = useHere();
  const { role } = usePerson();
  const formId = params.formId ?? '';
  if (allows(role, 'teacher')) return <Navigate to={href('forms.one.details', { formId })} replace />;
  return <OfContact form={formId} />;
};

const OfContact = ({ form }: { form: string }) => {
  const t = useWords(formWords);
  const { id } = usePerson();
  const { data } = useAsk(FormsOfContactDocument, { id });
  const asked = askedOf(data?.getUserSharedForm)?.filter((one) => one.form.id === form);
  return (
    <Screen title={asked?.[0]?.form.name}>
      <OwnList asked={asked} empty={t('noneMineText')} />
    </Screen>
  );
};

export default WebForm;
