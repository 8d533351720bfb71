import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { PdfFill } from '../paper/PdfFill.tsx';

/** A printed form, or a document to sign, for one child. */
const PdfOfStudent = () => {
  const { params } = useHere();
  const [formId, student] = [params.formId ?? '', params.studentId ?? ''];
  return <PdfFill key={`${formId} ${student}`} formId={formId} student={student} back={href('forms.own')} />;
};

export default PdfOfStudent;
