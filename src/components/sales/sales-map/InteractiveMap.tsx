import { MapStage, type MapStageProps } from './MapStage';
import { useElementSize } from './use-element-size';
import { usePrairieMap } from './use-prairie-map';

/**
 * The map that can be moved. Once it is loaded, its styles hide what follows it in its figure: the drawing that is there
 * without scripts, which stays where the map cannot be loaded, and on paper.
 */
export function InteractiveMap(props: Omit<MapStageProps, 'map' | 'size'>) {
  const size = useElementSize(props.figure);
  const map = usePrairieMap();
  return map !== null && size !== null && <MapStage {...props} map={map} size={size} />;
}
