import { Screen } from '@nestling/kit/Screen.tsx';
import { useHere } from '../../../shell/here.ts';
import { CarePlanSection } from '../../health/care-plans/CarePlanSection.tsx';
import { CheckSection } from '../../health/checks/CheckSection.tsx';
import { Medicines } from '../../health/medications/Medicines.tsx';
import { Vaccinations } from '../../health/parts/Vaccinations.tsx';
import { InjurySection } from '../../injuries/parts/InjurySection.tsx';
import { Papers } from '../parts/Papers.tsx';

/** The papers of one own child. */
const StudentPapers = () => {
  const { params } = useHere();
  return (
    <Screen>
      <Papers student={params.studentId ?? ''} />
      <CarePlanSection student={params.studentId ?? ''} />
      <CheckSection student={params.studentId ?? ''} />
      <InjurySection student={params.studentId ?? ''} />
      <Medicines student={params.studentId ?? ''} />
      <Vaccinations student={params.studentId ?? ''} />
    </Screen>
  );
};

export default StudentPapers;
