import { FormFrame } from '../parts/FormFrame.tsx';
import { NoticeLogs } from '../parts/NoticeLogs.tsx';

/** Whom a form has told of what. */
const Logs = () => <FormFrame>{(form) => <NoticeLogs form={form} />}</FormFrame>;

export default Logs;
