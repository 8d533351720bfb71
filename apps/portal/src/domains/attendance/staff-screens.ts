import { question } from '@nestling/kit/asked-ahead.ts';
import { IconDoorEnter } from '@tabler/icons-react';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import {
  IconCalendarStats,
  IconClipboardCheck,
  IconClipboardList,
  IconClockHour4,
  IconClockPlay,
  IconFileText,
  IconHourglass,
  IconScale,
} from '../../staff-icons.ts';

/** The rows of staff alone. */
export const staffAttendanceScreens = {
  'attendance.door': screen({
    path: '/teacher/students/check-in-or-out',
    rule: 'teacher',
    acts: [
      { title: { en: 'Check in', es: 'Registrar entradas' } },
      { title: { en: 'Check out', es: 'Registrar salidas' } },
    ],
    title: { en: 'Check-in and check-out', es: 'Entrada y salida' },
    menu: {
      under: 'top',
      order: 15,
      icon: IconDoorEnter,
      bar: 2,
      audience: 'staff',
      label: { en: 'Check-in', es: 'Entrada' },
    },
    located: 'rooms',
    load: () => import('./screens/Door.tsx'),
  }),
  'attendance.doorOfAll': screen({
    path: '/student-activity/check-in-or-out',
    rule: 'manager',
    title: { en: 'Check-in and check-out', es: 'Entrada y salida' },
    located: 'rooms',
    load: () => import('./screens/DoorOfAll.tsx'),
  }),
  'attendance.area': screen({
    path: '/attendance',
    rule: 'teacher',
    title: { en: 'Attendance', es: 'Asistencia' },
    redirect: 'attendance.students',
  }),
  'attendance.students': screen({
    path: '/attendance/students',
    rule: 'teacher',
    title: {
      en: 'Student attendance',
      es: 'Asistencia de niños',
      pets: { en: 'Pet attendance', es: 'Asistencia de mascotas' },
    },
    menu: {
      under: 'top',
      order: 16,
      icon: IconClipboardCheck,
      audience: 'staff',
      label: { en: 'Attendance', es: 'Asistencia' },
    },
    located: 'rooms',
    asks: asksHere(
      () => import('./day/studentDays.graphql.ts'),
      ({ StudentDaysDocument }, { place, address }) => [
        question(StudentDaysDocument, { location: place.id, date: address.date || place.today }),
      ],
    ),
    load: () => import('./screens/StudentAttendance.tsx'),
  }),
  'attendance.staff': screen({
    path: '/attendance/staff',
    rule: 'teacher',
    title: { en: 'Staff attendance', es: 'Asistencia del personal' },
    menu: {
      under: 'top',
      order: 17,
      icon: IconClockPlay,
      audience: 'staff',
      label: { en: 'Time clock', es: 'Registro de horas' },
    },
    located: 'rooms',
    asks: asksHere(
      () => import('./team/teamDays.graphql.ts'),
      ({ TeamDaysDocument }, { place, address }) => [
        question(TeamDaysDocument, { location: place.id, date: address.date || place.today }),
      ],
    ),
    load: () => import('./screens/StaffAttendance.tsx'),
  }),
  'attendance.kiosk': screen({
    path: '/attendance/kiosk',
    rule: 'teacher',
    title: { en: 'Kiosk', es: 'Quiosco' },
    located: true,
    load: () => import('./screens/Kiosk.tsx'),
  }),
  'attendance.health': screen({
    path: '/attendance/health-screen',
    rule: 'teacher',
    title: { en: 'Health screen', es: 'Control de salud' },
    parent: 'attendance.area',
    located: 'rooms',
    load: () => import('./screens/HealthScreen.tsx'),
  }),
  'attendance.reports': screen({
    path: '/attendance/reports',
    rule: 'teacher',
    title: { en: 'Attendance reports', es: 'Informes de asistencia' },
    menu: { under: 'reports', order: 19, icon: IconFileText, audience: 'staff' },
    parent: 'attendance.area',
    located: 'rooms',
    load: () => import('./screens/AttendanceReports.tsx'),
  }),
  'attendance.ratio': screen({
    path: '/room-ratio',
    rule: 'manager',
    title: { en: 'Room ratio', es: 'Proporción por sala' },
    menu: { under: 'centre', order: 50, icon: IconScale, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./ratio/rooms.graphql.ts'),
      ({ RoomRatiosDocument }, { place }) => [question(RoomRatiosDocument, { location: place.id })],
    ),
    load: () => import('./screens/RoomRatio.tsx'),
  }),
  'attendance.summary': screen({
    path: '/attendance-summary',
    rule: 'teacher',
    title: { en: 'Attendance summary', es: 'Resumen de asistencia' },
    menu: { under: 'reports', order: 20, icon: IconCalendarStats, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/AttendanceSummary.tsx'),
  }),
  'attendance.report': screen({
    path: '/student-attendance-report',
    rule: 'teacher',
    title: {
      en: 'Student attendance report',
      es: 'Informe de asistencia por niño',
      pets: { en: 'Pet attendance report', es: 'Informe de asistencia por mascota' },
    },
    menu: { under: 'reports', order: 21, icon: IconFileText, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/StudentAttendanceReport.tsx'),
  }),
  'attendance.dailyHours': screen({
    path: '/student-daily-hours',
    rule: 'manager',
    title: {
      en: 'Student daily hours',
      es: 'Horas diarias de niños',
      pets: { en: 'Pet daily hours', es: 'Horas diarias de mascotas' },
    },
    menu: { under: 'reports', order: 22, icon: IconClipboardList, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/StudentDailyHours.tsx'),
  }),
  'attendance.hours': screen({
    path: '/student-hours',
    rule: 'manager',
    title: { en: 'Student hours', es: 'Horas de niños', pets: { en: 'Pet hours', es: 'Horas de mascotas' } },
    menu: { under: 'reports', order: 23, icon: IconHourglass, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/StudentHours.tsx'),
  }),
  'attendance.staffHours': screen({
    path: '/staff-hours',
    rule: 'manager',
    title: { en: 'Staff hours', es: 'Horas del personal' },
    menu: { under: 'reports', order: 24, icon: IconClockHour4, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/StaffHours.tsx'),
  }),
  'attendance.timeTracking': screen({
    path: '/staff-time-tracking',
    rule: 'manager',
    title: { en: 'Staff time tracking', es: 'Control de horas' },
    menu: { under: 'reports', order: 25, icon: IconClockHour4, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/StaffTimeTracking.tsx'),
  }),
};
