import { allows } from '@nestling/rules/roles.ts';
import { usePerson } from '../../../session/session.ts';
import { AutomationForm } from '../parts/AutomationForm.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';

/** Where the answers of a form go in the profiles. */
const Automation = () => {
  const { role } = usePerson();
  return (
    <FormFrame>{(form) => (allows(role, 'manager') ? <AutomationForm key={form.id} form={form} /> : null)}</FormFrame>
  );
};

export default Automation;
