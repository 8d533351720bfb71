import { useFormRecord } from '../form-record.ts';
import { NoticeLogs } from '../parts/NoticeLogs.tsx';

/** Whom a form has told of what. */
const Logs = () => <NoticeLogs form={useFormRecord().form} />;

export default Logs;
