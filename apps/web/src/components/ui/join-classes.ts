export const joinClasses = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ');
