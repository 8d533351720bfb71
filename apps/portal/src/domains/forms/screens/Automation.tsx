import { allows } from '@nestling/rules/roles.ts';
import { usePerson } from '../../../session/session.ts';
import { useFormRecord } from '../form-record.ts';
import { AutomationForm } from '../parts/AutomationForm.tsx';

/** Where the answers of a form go in the profiles. */
const Automation = () => {
  const { form } = useFormRecord();
  return allows(usePerson().role, 'manager') ? <AutomationForm form={form} /> : null;
};

export default Automation;
