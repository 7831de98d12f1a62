import { paint } from '../paint.ts';
import { Bottle } from '../parts/bottle.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Person } from '../parts/person.tsx';
import { School } from '../parts/school.tsx';
import { SortingSack } from '../parts/sorting-sack.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function SchoolBinsScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="garden"
      backdrop={paint.backKertas}
      disc={paint.sun}
      ground={paint.leafLight}
      edge={paint.leaf}
      patterns={['tiles', 'weave']}
      {...props}
    >
      <Flag />
      <School x={240} y={252} scale={0.94} />
      <GroundShadow x={250} y={283} width={150} />
      <SortingSack material="plastik" x={218} y={282} scale={0.86} />
      <SortingSack material="kertas" x={294} y={282} scale={0.86} />
      <SortingSack material="logam" x={370} y={282} scale={0.86} />
      <Person
        child
        x={146}
        y={284}
        scale={0.7}
        pose="dropping"
        clothes={{ light: paint.white, dark: paint.creamDark }}
        trousers={{ light: paint.clay, dark: paint.clayDark }}
        holding={<Bottle x={6} y={8} rotate={70} scale={0.5} />}
      />
    </Thumbnail>
  );
}

function Flag() {
  return (
    <>
      <path d="M414 256V34" stroke={paint.slate} strokeWidth="5" />
      <path d="M414 36Q390 28 366 36V56Q390 48 414 56Z" fill={paint.clay} />
      <path d="M414 56Q390 48 366 56V76Q390 68 414 76Z" fill={paint.white} />
    </>
  );
}
