import { useHere } from '../../../shell/here.ts';
import { PublicPage } from '../fill/PublicPage.tsx';

/** A public link where the pages come from the router; the built portal serves `guest/main.tsx` at it, which is a fraction of it. */
const PublicForm = () => {
  const { params } = useHere();
  return <PublicPage link={params.formId ?? ''} />;
};

export default PublicForm;
