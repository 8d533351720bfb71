import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { PdfFill } from '../paper/PdfFill.tsx';

/** A printed form that somebody of the team fills in. */
const PdfOfStaff = () => {
  const { params } = useHere();
  const formId = params.formId ?? '';
  return <PdfFill key={formId} formId={formId} student={null} back={href('forms.team')} />;
};

export default PdfOfStaff;
