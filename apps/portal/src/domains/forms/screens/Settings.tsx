import { FormFrame } from '../parts/FormFrame.tsx';
import { FormSettings } from '../parts/FormSettings.tsx';
import { NoticeSettings } from '../parts/NoticeSettings.tsx';

/** What can be set of a form, and who is told of new answers. */
const Settings = () => (
  <FormFrame>
    {(form) => (
      <>
        <FormSettings key={form.id} form={form} />
        <NoticeSettings key={`notices ${form.id}`} form={form.id} />
      </>
    )}
  </FormFrame>
);

export default Settings;
